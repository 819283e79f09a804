// Passes a page on: by the device's own means where it has any, else its address is copied.
{
  const share = document.querySelector('[data-share]') as HTMLElement;
  const [button, status] = share.children as unknown as [HTMLButtonElement, HTMLElement];
  const { clipboard } = navigator;
  share.hidden = !(navigator.share || clipboard);
  button.onclick = () => {
    const { title } = document;
    const url = location.origin + location.pathname;
    // Somebody who changes their mind is told nothing.
    if (navigator.share) navigator.share({ title, url }).catch(() => {});
    else
      clipboard.writeText(url).then(() => {
        status.textContent = status.dataset.copied ?? '';
      });
  };
}
