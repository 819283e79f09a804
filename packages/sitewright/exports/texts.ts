// `sitewright/texts`: Markdown, YAML and tables: reading them, and changing them without touching the rest. It runs in a browser too.

export { describeChanges } from '../authoring/content-changes.ts';
export { describeDifference, say } from '../authoring/describe-difference.ts';
export { editMarkdown } from '../authoring/edit-files/edit-markdown.ts';
export { editYaml } from '../authoring/edit-files/edit-yaml.ts';
export { isEqual, matchItems } from '../authoring/edit-files/match-items.ts';
export { isDataFile } from '../content/data/data-list.ts';
export { readTable } from '../content/data/read-table.ts';
export { writeTable } from '../content/data/write-table.ts';
export { parseRichText, plainWords, type RichText } from '../content/fields/rich-text.ts';
export { splitFrontMatter } from '../content/markdown/front-matter.ts';
export { type Tone, tones } from '../content/markdown/notes.ts';
export { parseMarkdown } from '../content/markdown/parse-markdown.ts';
export { resolveLink } from '../content/markdown/resolve-link.ts';
export { listCommands } from '../content/markdown/show-commands.ts';
export { isRemote, nameInUrl } from '../content/markdown/text-picture.ts';
export { maskUnseen } from '../content/markdown/unseen-signs.ts';
export { noteWordsOf } from '../content/schemas/reading.ts';
export { mapTexts } from '../content/validate/parse.ts';
export { type Group, isGroup, isObject, listGroups } from '../content/values/field-at.ts';
export { foldText } from '../content/values/fold-text.ts';
export { fillPlaceholders } from '../content/values/placeholders.ts';
export { alignments, noteTints, textClasses } from '../page/long-text/text-classes.ts';
