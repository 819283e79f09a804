// Loads services of others once the visitor lets them, and asks again where somebody changes their mind. Storage
// that is switched off throws: then nothing is loaded. The answer may come from another tab, or from the page before.
{
  type Button = HTMLButtonElement;
  const line = document.querySelector('[data-services]') as HTMLElement;
  const { content } = line.querySelector('template') as HTMLTemplateElement;
  const [question, answered] = line.querySelectorAll('[data-step]') as unknown as [
    HTMLElement,
    HTMLElement,
  ];
  const [accept, refuse, change] = [...line.querySelectorAll('button')] as [Button, Button, Button];
  const names = [...content.querySelectorAll('script')].map(({ src }) => `service ${src}`);
  let isLoaded = false;
  const show = (asksAgain = false) => {
    const answers = names.map((name) => localStorage[name]);
    const isAllowed = answers.every((answer) => answer === 'yes');
    // What runs ends with the page alone.
    if (isLoaded && !isAllowed) location.reload();
    question.hidden = !asksAgain && answers.every(Boolean);
    answered.hidden = !question.hidden;
    // Only the question stays in the window.
    line.style.position = question.hidden ? 'static' : '';
    line.hidden = false;
    if (isAllowed && !isLoaded) {
      isLoaded = true;
      document.head.append(content.cloneNode(true));
    }
  };
  const answer = (word: string) => () => {
    for (const name of names) localStorage[name] = word;
    show();
    change.focus({ preventScroll: true });
  };
  try {
    show();
    accept.onclick = answer('yes');
    refuse.onclick = answer('no');
    change.onclick = () => {
      show(true);
      accept.focus();
    };
    for (const event of ['pageshow', 'storage']) addEventListener(event, () => show());
    document.addEventListener('prerenderingchange', () => show());
    // What has the focus is not below the line.
    new ResizeObserver(() => {
      const height = question.hidden ? 0 : line.offsetHeight;
      document.documentElement.style.scrollPaddingBottom = `${height}px`;
    }).observe(line);
  } catch {}
}
