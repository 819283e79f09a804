// `sitewright/markdown`: the parts of a text in Markdown, for what rewrites texts.

export { toAddressName } from '../content/address-name.ts';
export { splitFrontMatter } from '../content/markdown/front-matter.ts';
export { parseMarkdown } from '../content/markdown/parse-markdown.ts';
export { isRemote, nameInUrl } from '../content/markdown/text-picture.ts';
export { maskUnseen } from '../content/markdown/unseen-signs.ts';
