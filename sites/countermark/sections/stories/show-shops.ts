// Draws as many of the shops above as the slider says, and writes their number. Each outline ends in the same letters.
{
  const chart = document.currentScript?.previousElementSibling as HTMLElement;
  const [said, slider, drawn] = ['[data-shops]', 'input', '[data-drawn]'].map((one) =>
    chart.querySelector(one),
  ) as [HTMLElement, HTMLInputElement, SVGPathElement & { dataset: DOMStringMap }];
  const shop = drawn.dataset.drawn as string;
  const all = chart.querySelector('path')?.getAttribute('d')?.split(shop) ?? [];
  slider.oninput = () => {
    said.textContent = slider.value;
    drawn.setAttribute('d', all.slice(0, Number(slider.value)).join(shop) + shop);
  };
}
