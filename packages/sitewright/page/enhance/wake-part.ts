// Hydrates the part before it when the part comes into sight, as it does when something in it gets the
// focus. It waits until the browser has restored what a visitor who comes back had chosen.
{
  const part = document.currentScript?.previousElementSibling as HTMLElement;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    import(part.dataset.part as string).then((script) => script.default(part));
  });
  addEventListener('pageshow', () => observer.observe(part), { once: true });
}
