// Hydrates the part before it when somebody touches it, or the focus comes to it: whoever does not loads nothing.
// What is pressed before the script has arrived is handed to it. Where the address holds something for a part
// (`#sale=1-0-2`), it lives at once.
{
  const part = document.currentScript?.previousElementSibling as HTMLElement;
  const pressed: (EventTarget | null)[] = [];
  let isAwake = false;
  const wake = async ({ type, target }: Event) => {
    if (type === 'click') pressed.push(target);
    if (isAwake) return;
    isAwake = true;
    const { part: code, from, props } = part.dataset;
    // A build has moved what the part is given into a script.
    const given = props ? { default: JSON.parse(props) } : import(from as string);
    (await import(code as string)).default(part, pressed, (await given).default);
  };
  for (const touch of ['pointerdown', 'focusin', 'click']) part.addEventListener(touch, wake);
  if (location.hash.includes('=')) part.dispatchEvent(new Event('focusin'));
}
