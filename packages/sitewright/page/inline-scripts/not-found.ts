const { pathname } = location;
console.error('404 Error: User attempted to access non-existent route:', pathname);
// Above the way home stands the first page of the header whose address begins with the same three letters.
const find = (selector: string) => document.querySelector<HTMLAnchorElement>(selector);
const home = find('main a') as HTMLAnchorElement;
let asked = pathname;
try {
  asked = decodeURI(pathname);
} catch {
  // Letters of an old encoding stay as they came.
}
find('[data-asked]')?.append(asked);
const start = pathname.toLowerCase().slice(0, home.pathname.length + 3);
// A path has neither quotation marks nor backslashes: browsers encode the ones and turn the others.
const near = find(`header a[href^="${start}"]`);
if (near) {
  const link = home.cloneNode() as HTMLAnchorElement;
  // A link as a text is its address.
  link.href = near as never;
  link.append(listTexts(near)[0] as string);
  home.before(link);
}
// A page that the menu leads to is not there yet: its drawing and its line are shown here.
const own = find(`header a[href="${pathname}"]`);
if (own) {
  const drawing = own.querySelector('svg')?.cloneNode(true) ?? '';
  find('[data-about]')?.append(drawing, listTexts(own).join(': '));
}
/** In the menu of the group a line on each stands under its name; a link of a site’s own header may have words alone. */
function listTexts(link: Element) {
  const texts = [...link.querySelectorAll('span:not(:has(*))')];
  return (texts[0] ? texts : [link]).map((one) => one.textContent);
}
