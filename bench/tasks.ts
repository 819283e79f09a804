import type { Hands } from './hands.ts';

/** What an editor does in a week, in the example's content. */
export interface Task {
  name: string;
  /** The page that is open before, or the list of all content. */
  start: string;
  /** Words of that page. */
  sees: string;
  do(hands: Hands, picture: string): Promise<void>;
  /** The files and lines that are to change, and nothing else. */
  change: RegExp;
  /** What the button for saving says, unless it is Save. */
  saved?: string;
}

const list = { start: 'list', sees: '' };
const home = { start: '/', sees: 'makes a till and a stockroom' };
const about = { start: '/about', sees: 'Who picks up' };
const careers = { start: '/careers', sees: 'Till Mender' };
const pricing = { start: '/pricing', sees: '590' };

/** Takes a job away from the list of them. */
async function closeJob(hands: Hands, title: string): Promise<void> {
  await hands.onPage(title);
  await hands.point(title);
  await hands.on(`Delete: ${title}`);
}

/** The file of this name, in any language. */
const inAnyLanguage = (name: string, lines: string) =>
  new RegExp(`^(${name} ${lines}(, )?|[a-z]{2}/${name} ${lines}(, )?)+$`);

export const tasks: readonly Task[] = [
  {
    ...{ name: 'price', ...pricing, change: /^pricing.yaml \+1 -1$/ },
    async do(hands) {
      await hands.onPage('590');
      await hands.replace('610');
    },
  },
  {
    ...{ name: 'typo', ...home, change: /^home.yaml \+1 -1$/ },
    async do(hands) {
      await hands.onPage('front', 2);
      await hands.type('counter');
    },
  },
  {
    ...{ name: 'bold and link', ...home, change: /^home.yaml \+1 -1$/ },
    async do(hands) {
      await hands.onPage('shelf', 2);
      await hands.press('Control+b');
      await hands.onPage('nobody', 2);
      await hands.press('Control+k');
      await hands.type('Prices');
      await hands.press('Enter');
    },
  },
  {
    ...{ name: 'heading', ...about, change: /^about.yaml \+1 -1$/ },
    async do(hands) {
      await hands.onPage('Who picks up');
      await hands.press('End');
      await hands.type(' the phone');
    },
  },
  {
    ...{ name: 'picture', ...about, change: /^about.yaml \+2 -2, pictures\/market.jpg \+- --$/ },
    async do(hands, picture) {
      await hands.onPage('Ivar Holm');
      await hands.choose('Upload a picture', picture);
      await hands.fill('What the picture shows', 'The square on a Saturday');
    },
  },
  {
    ...{ name: 'button', ...home, change: /^actions.yaml \+4 -0, home.yaml \+1 -0$/ },
    async do(hands) {
      await hands.onPage('See the Till');
      await hands.on('Add a button');
      await hands.on('New button', 'What the picture shows');
      await hands.fill('What it says', 'Our team');
      await hands.fill('Where it leads', 'Us');
      await hands.on('Create the button');
      await hands.see({ in: 'words', words: 'is made and chosen' });
    },
  },
  {
    ...{ name: 'job added', ...careers, change: /^careers.yaml \+7 -0$/ },
    async do(hands) {
      await hands.onPage('Till Mender');
      await hands.on('Add a job');
      await hands.type('Cash drawer welder');
      await hands.fill('Department', 'The bench', 'Cash drawer welder');
      await hands.fill('Location', 'Stockholm', 'Cash drawer welder');
      await hands.fill('Type', 'Full-time', 'Cash drawer welder');
      await hands.fill('Description', 'Weld the drawers.', 'Cash drawer welder');
      await hands.on('Add a skill');
      await hands.type('Welding');
    },
  },
  {
    ...{ name: 'job closed', ...careers, change: inAnyLanguage('careers.yaml', '\\+0 -\\d+') },
    do: (hands) => closeJob(hands, 'Till Mender'),
  },
  {
    ...{
      name: 'last job closed',
      ...careers,
      change: inAnyLanguage('careers.yaml', '\\+[01] -\\d+'),
    },
    async do(hands) {
      await closeJob(hands, 'Till Mender');
      await closeJob(hands, 'Voice on the Phone');
      await closeJob(hands, 'Developer for Small Screens');
    },
  },
  {
    ...{ name: 'person', ...about, change: /^about.yaml \+6 -0, pictures\/market.jpg \+- --$/ },
    async do(hands, picture) {
      await hands.onPage('Ivar Holm');
      await hands.on('Add a person');
      await hands.type('Ada Berg');
      await hands.fill('Role', 'Keeps the books');
      await hands.choose('Upload a picture', picture);
      await hands.fill('What the picture shows', 'Ada at her desk');
      await hands.fill('About the person', 'Ada counted coats before coins.');
    },
  },
  {
    ...{ name: 'section added', ...about, change: /^about.yaml \+\d+ -0$/ },
    async do(hands) {
      await hands.onPage('Five habits');
      await hands.onWords('Questions with their answers');
    },
  },
  {
    ...{ name: 'section duplicated', ...about, change: /^about.yaml \+\d+ -0$/ },
    async do(hands) {
      await hands.onPage('Five habits');
      await hands.on('Duplicate');
    },
  },
  {
    ...{ name: 'section moved', ...about, change: /^about.yaml \+(\d+) -\1$/ },
    async do(hands) {
      await hands.onPage('Five habits');
      await hands.on('Move up');
    },
  },
  {
    ...{ name: 'section removed', ...about, change: inAnyLanguage('about.yaml', '\\+0 -\\d+') },
    async do(hands) {
      await hands.onPage('Five habits');
      await hands.on('Remove');
    },
  },
  {
    ...{ name: 'undone', ...about, change: /^$/, saved: 'Saved' },
    async do(hands) {
      await hands.onPage('Five habits');
      await hands.on('Remove');
      await hands.see({ in: 'controls', words: 'Save' });
      await hands.press('Control+z');
    },
  },
  {
    ...{ name: 'page into the menu', ...list, change: /^navigation.yaml \+2 -0$/ },
    async do(hands) {
      await hands.on('Header and footer');
      await hands.on('Add a link');
      await hands.type('Hooks');
      await hands.press('Tab');
      await hands.type('/board');
    },
  },
  {
    ...{ name: 'post with picture', ...list },
    change: /^pictures\/market.jpg \+- --, posts\/\S+-market-day.md \+\d+ -0$/,
    async do(hands, picture) {
      await hands.fill('Title of a new post', 'Market day');
      await hands.on('Write a post');
      await hands.fill(
        'Description',
        'On Saturday the square is full, and the till comes along in a bag, with a battery for a day.',
      );
      await hands.choose('Upload a picture', picture);
      await hands.fill('What the picture shows', 'The square on a Saturday');
      await hands.fill('Text', 'We packed at six.');
    },
  },
  {
    ...{ name: 'announcement until Friday', ...list, change: /^announcement.yaml \+2 -1$/ },
    async do(hands) {
      await hands.on('Announcement');
      await hands.fill('Words', 'Closed on Friday.');
      await hands.on('Until');
      await hands.type('12042026');
    },
  },
  {
    ...{ name: 'hours', start: '/contact', sees: '10:00', change: /^contact.yaml \+1 -1$/ },
    async do(hands) {
      await hands.onPage('10:00');
      await hands.replace('10:00-15:00');
    },
  },
  {
    ...{ name: 'translation', start: '/sv/contact', sees: 'Någon sitter' },
    change: /^sv\/contact.yaml \+1 -1$/,
    async do(hands) {
      await hands.onPage('bänken', 2);
      await hands.type('disken');
    },
  },
  {
    ...{ name: 'legal page', ...list, change: /^pages\/privacy.md \+1 -1$/ },
    async do(hands) {
      await hands.on('Your data, and how little of it we keep');
      await hands.onPage('We sell tills.');
      await hands.type(' indeed');
    },
  },
  {
    ...{ name: 'redirect', ...list, change: /^redirects.yaml \+2 -0$/ },
    async do(hands) {
      await hands.on('Old addresses');
      await hands.on('Add an old address');
      await hands.type('/tills');
      await hands.press('Tab');
      await hands.type('/pricing');
    },
  },
  {
    ...{ name: 'question', ...pricing, change: /^pricing.yaml \+2 -0$/ },
    async do(hands) {
      await hands.onPage('Can I leave?');
      await hands.on('Add a question');
      await hands.type('Is it heavy?');
      await hands.fill('Answer', 'Four kilos.');
    },
  },
  {
    ...{ name: 'name', ...list, change: /^brand\/brand.yaml \+1 -1$/ },
    async do(hands) {
      await hands.on('The brand');
      await hands.fill('Name', 'Brassworth');
    },
  },
  {
    ...{ name: 'hue', ...list, change: /^brand\/brand.yaml \+1 -1$/ },
    async do(hands) {
      await hands.on('The brand');
      await hands.fill('Hue', '268');
    },
  },
];
