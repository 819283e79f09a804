// Says by the offices' clock whether the door of the sign around this script is open, and marks today's line.
{
  const sign = document.currentScript?.parentElement as HTMLElement;
  const said = sign.querySelector('[data-now]') as HTMLElement;
  const { now = '', zone } = said.dataset;
  const clock = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const [, day, time = ''] = /^(\w+)\D+(\d\d:\d\d)/.exec(clock.format(new Date())) ?? [];
  const today = sign.querySelector(`[data-days~=${day}]`);
  today?.setAttribute('aria-current', 'date');
  const [opens, closes] = [...(today?.querySelectorAll('time') ?? [])].map((one) => one.dateTime);
  const [open, closed] = now.split('|');
  said.textContent = (opens && closes && opens <= time && time < closes ? open : closed) as string;
}
