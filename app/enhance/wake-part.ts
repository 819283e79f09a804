// Loads the script of the part before it when the part comes into sight or gets the focus. It waits
// until the browser has restored what a visitor who comes back had chosen.
{
  const part = document.currentScript?.previousElementSibling as HTMLElement;
  const wake = () => {
    observer.disconnect();
    part.removeEventListener('focusin', wake);
    import(part.getAttribute('src') as string).then((script) => script.default(part));
  };
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) wake();
  });
  addEventListener(
    'pageshow',
    () => {
      // The part itself has no box.
      for (const child of part.children) observer.observe(child);
      part.addEventListener('focusin', wake);
    },
    { once: true },
  );
}
