/** What files begin with that a site need not have, by their names: words that editors change as they like. */
export const starters: Readonly<Record<string, object>> = {
  'announcement.yaml': { label: 'Announcement', close: 'Close' },
  'redirects.yaml': { moved: [{ from: '', to: '' }] },
  'reading.yaml': {
    contents: 'On this page',
    updated: 'Last changed on {date}',
    table: 'Table: {heading}',
    footnotes: 'Footnotes',
    footnoteBack: 'Back to note {number} in the text',
    done: 'Done',
    toDo: 'Still to do',
  },
  'blog.yaml': {
    path: '/blog',
    meta: { title: '', description: '' },
    hero: { title: '', lead: '' },
    list: {
      title: 'All posts',
      tags: 'Subjects',
      all: 'All posts',
      tagged: 'Posts about {tag}',
      feed: 'Feed for readers',
    },
    paging: {
      label: 'More posts',
      title: '{title}, page {page}',
      description:
        '{title}, page {page} of {pages}: posts from {last} to {first}, the newest first.',
      position: 'Page {page} of {pages}',
      newer: 'Newer posts',
      older: 'Older posts',
    },
    post: {
      author: 'Written by',
      published: 'Published on',
      updated: 'Changed on',
      readingTime: 'Takes',
      tags: 'Subjects',
      more: 'More posts',
      previous: 'The post before',
      next: 'The post after',
    },
    closing: { title: '', lead: '', actions: [] },
  },
};
