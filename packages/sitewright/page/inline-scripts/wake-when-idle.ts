// Behind wake-when-touched.ts, for a part that lives as soon as the page is there and the browser has nothing else to do.
{
  const part = document.currentScript?.previousElementSibling as HTMLElement;
  const wake = () => part.dispatchEvent(new Event('focusin'));
  // Safari 16 and 17 do not know when they are idle.
  addEventListener('pageshow', () => (window.requestIdleCallback ?? setTimeout)(wake));
}
