/** Where the tab of a folder and its parts stand: the chart is across, on the right, or across below the customer’s words. */
const folders = [
  {
    tab: 'ms-0',
    header: 'col-span-full',
    chart: 'col-span-full',
    form: 'col-span-full lg:order-1',
    quote: 'col-span-full',
    wideForm: true,
  },
  {
    tab: 'mx-auto',
    header: 'print:col-span-full lg:col-span-5',
    chart: 'print:col-span-full lg:col-span-7 lg:row-span-2 lg:self-center',
    form: 'col-span-full',
    quote: 'print:col-span-full lg:col-span-5 lg:col-start-1 lg:row-start-2 lg:self-end',
    wideForm: true,
  },
  {
    tab: 'ms-auto',
    header: 'print:col-span-full lg:col-span-7',
    chart: 'col-span-full lg:order-1',
    form: 'col-span-full lg:order-2',
    quote: 'print:col-span-full lg:col-span-5 lg:self-end',
    wideForm: true,
  },
] as const;

/** Where the parts of a story without a chart stand: below each other. */
const withoutChart = {
  header: 'col-span-full',
  form: 'col-span-full',
  quote: 'col-span-full',
  wideForm: true,
};

/** The folder of a story, by its place in the stack: no two neighbours look alike. */
export function folderOfStory(index: number, hasChart: boolean) {
  const folder = folders[index % folders.length] ?? folders[0];
  return hasChart ? folder : { ...folder, ...withoutChart };
}
