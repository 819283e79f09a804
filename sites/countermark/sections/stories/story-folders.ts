/** Where the tab of a folder and its parts stand: the chart is on the right, across, or on the left. */
const folders = [
  {
    tab: 'start-[3vw] sm:start-8',
    header: 'print:col-span-full lg:col-span-7',
    chart: 'lg:col-span-5 lg:row-span-2',
    form: 'lg:col-span-7 lg:row-span-2',
    quote: 'print:col-span-full lg:col-span-5',
    wideForm: false,
  },
  {
    tab: 'inset-x-0 mx-auto w-fit',
    header: 'print:col-span-full lg:col-span-5',
    chart: 'print:col-span-full lg:col-span-7 lg:row-span-2 lg:self-center',
    form: 'col-span-full',
    quote: 'print:col-span-full lg:col-span-5 lg:col-start-1 lg:row-start-2 lg:self-end',
    wideForm: true,
  },
  {
    tab: 'end-[3vw] sm:end-8',
    header: 'col-span-full',
    chart: 'lg:col-span-5',
    form: 'lg:col-span-7',
    quote: 'col-span-full',
    wideForm: false,
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
