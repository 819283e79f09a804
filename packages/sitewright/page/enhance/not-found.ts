const { pathname } = location;
console.error('404 Error: User attempted to access non-existent route:', pathname);
// Above the way home stands the first page of the header whose address begins with the same three letters.
const find = (selector: string) => document.querySelector<HTMLAnchorElement>(selector);
const home = find('main a') as HTMLAnchorElement;
find('[data-asked]')?.append(pathname);
const start = pathname.toLowerCase().slice(0, home.pathname.length + 3);
// A path has neither quotation marks nor backslashes: browsers encode the ones and turn the others.
const near = find(`header a[href^="${start}"]`);
if (near) {
  const link = home.cloneNode() as HTMLAnchorElement;
  link.href = near.href;
  // In the menu of platforms a line on each stands under its name. 4 is NodeFilter.SHOW_TEXT.
  link.append(document.createTreeWalker(near, 4).nextNode()?.nodeValue as string);
  home.before(link);
}
