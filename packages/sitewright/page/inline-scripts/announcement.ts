// Closes the line above the page for as long as the browser tab lives. Storage that is switched off throws.
// A page that the browser had kept (back/forward cache) or had prepared (prerendering) may be older than the
// click that closed the line on another page: it looks again when it is shown.
{
  const line = document.querySelector('[data-announcement]') as HTMLElement;
  const button = line.querySelector('button') as HTMLButtonElement;
  const words = line.textContent ?? '';
  const hideIfClosed = () => {
    line.hidden = sessionStorage.announcement === words;
  };
  try {
    hideIfClosed();
    button.hidden = false;
    button.onclick = () => {
      sessionStorage.announcement = words;
      hideIfClosed();
    };
    addEventListener('pageshow', hideIfClosed);
    document.addEventListener('prerenderingchange', hideIfClosed);
  } catch {}
}
