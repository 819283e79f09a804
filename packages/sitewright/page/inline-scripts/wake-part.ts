// Hydrates the part before it. One with fields lives as soon as it is seen, since the browser may have restored
// what a visitor who comes back had chosen, which it waits for. One of buttons alone says what was drawn until
// somebody touches it, or the focus comes to it: whoever does not loads nothing. What is pressed before the
// script has arrived is handed to it.
{
  const part = document.currentScript?.previousElementSibling as HTMLElement;
  const pressed: (EventTarget | null)[] = [];
  let isAwake = false;
  const wake = async ({ type, target }: Event) => {
    if (type === 'click') pressed.push(target);
    if (isAwake) return;
    isAwake = true;
    const script = await import(part.dataset.part as string);
    script.default(part, pressed);
  };
  for (const touch of ['pointerdown', 'focusin', 'click']) part.addEventListener(touch, wake);
  if (part.querySelector('input, select, textarea')) {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      part.dispatchEvent(new Event('focusin'));
    });
    addEventListener('pageshow', () => observer.observe(part), { once: true });
  }
}
