// Says by the offices' clock whether the door of the sign around this script is open, and marks today's line. It
// waits until the sign is in sight: the first question for the time in a time zone takes a phone a tenth of a second.
{
  const sign = document.currentScript?.parentElement as HTMLElement;
  new IntersectionObserver(([entry], observer) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    const said = sign.querySelector('[data-now]') as HTMLElement;
    const { now, zone } = said.dataset;
    const clock = new Intl.DateTimeFormat('en', {
      timeZone: zone,
      weekday: 'long',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    const [day, time = ''] = clock.format().match(/^\w+|\d+:\d+/g) ?? [];
    const today = sign.querySelector(`[data-days~=${day}]`);
    today?.setAttribute('aria-current', 'date');
    // Each span of the day has two times. One that ends at midnight, or later, ends on the next day.
    const times = [...(today?.querySelectorAll('time') ?? [])].map((one) => one.dateTime);
    const isOpen = times.some((opens, index) => {
      const closes = times[index + 1] as string;
      return index % 2 < 1 && opens <= time && (time < closes || closes <= opens);
    });
    said.textContent = now?.split('|')[isOpen ? 0 : 1] as string;
  }).observe(sign);
}
