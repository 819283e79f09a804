// Closes the line above the page for as long as the browser tab lives. Storage that is switched off throws.
{
  const line = document.querySelector('[data-announcement]') as HTMLElement;
  const button = line.querySelector('button') as HTMLButtonElement;
  const words = line.textContent ?? '';
  try {
    line.hidden = sessionStorage.announcement === words;
    button.hidden = false;
    button.onclick = () => {
      sessionStorage.announcement = words;
      line.hidden = true;
    };
  } catch {}
}
