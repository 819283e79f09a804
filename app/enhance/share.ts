// Passes a page on: by the device's own means where it has any, else its address is copied.
{
  const button = document.querySelector('#share') as HTMLButtonElement;
  const { clipboard } = navigator;
  button.hidden = !(navigator.share || clipboard);
  button.onclick = () => {
    const { title } = document;
    const url = location.origin + location.pathname;
    // Somebody who changes their mind is told nothing.
    if (navigator.share) navigator.share({ title, url }).catch(() => {});
    else
      clipboard.writeText(url).then(() => {
        const status = button.nextElementSibling as HTMLElement;
        status.textContent = status.dataset.copied ?? '';
      });
  };
}
