// Once the page and its fonts have arrived, this lays out the sections that global.css has left out, one at a time:
// what the visitor does meanwhile is answered between two. So each is laid out once, and then the page is as high as
// it is, for its scroll bar, a search and a picture of the whole of it.
{
  const parts = [...document.querySelectorAll<HTMLElement>('main>*,body>footer')];
  const layOutNext = () => {
    const part = parts.shift();
    if (!part) return;
    // What is in sight or near it is laid out already, and would only be styled once more.
    if (!part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }))
      part.dataset.laidOut = '';
    wait();
  };
  // Safari has no such function, and leaves nothing out.
  const wait = () => self.requestIdleCallback?.(layOutNext);
  self.onload = wait;
}
