// Behind wake-when-touched.ts, for a part that lives as soon as it is seen. The browser may have restored what a
// visitor who comes back had chosen in it, which it waits for.
{
  const part = document.currentScript?.previousElementSibling as HTMLElement;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    part.dispatchEvent(new Event('focusin'));
  });
  addEventListener('pageshow', () => observer.observe(part));
}
