// Development only: shows what browsers of visitors would refuse by the policy of the page, and errors of parts that
// live, over the page, with the part.
{
  const said = new Set<string>();
  const client = '/@vite/client';
  const show = async (where: string, what: string) => {
    said.add(`${where}: ${what}`);
    const { ErrorOverlay } = await import(client);
    document.querySelector('vite-error-overlay')?.remove();
    document.body.append(new ErrorOverlay({ message: [...said].join('\n'), stack: '' }));
  };
  /** The parts that something comes from, or may come from: several may import the same package. */
  const listParts = (script: string, target?: EventTarget | null) => {
    const parts = [...document.querySelectorAll<HTMLElement>('[data-live]')].map((element) => {
      const { name }: { name: string } = JSON.parse(element.dataset.live as string);
      return { element, name };
    });
    const own = parts.filter(
      ({ element, name }) =>
        element.contains(target as Node | null) ||
        script.endsWith(name.replace(/^.*(\/.*)\.\w+$/, '$1.js')),
    );
    const names = (own.length > 0 ? own : parts).map(({ name }) => name);
    // Browsers do not say where a picture comes from: the page itself may have it.
    const isKnown = own.length > 0 || script.includes('/live-parts/');
    return [...new Set([...(isKnown ? [] : [location.pathname]), ...names])].join(' or ');
  };
  const advice: [directive: RegExp, what: string][] = [
    [/^style/, 'an inline style: write a class, or set a property, as element.style.width does'],
    [
      /^require-trusted-types/,
      'HTML or a script from a text: make elements with React, or set textContent',
    ],
    [/./, 'what is not of this site: put the file into the site'],
  ];
  addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective: directive, blockedURI, sample, sourceFile, target } = event;
    // Not what asks the server for edits, and what a browser has installed.
    if (/\/@vite\/|^[\w-]+-extension\b/.test(sourceFile ?? '')) return;
    const [, what] = advice.find(([one]) => one.test(directive)) ?? [];
    const found = [directive, blockedURI, sample].filter(Boolean).join(' ');
    show(listParts(sourceFile ?? '', target), `visitors' browsers refuse ${what} (${found})`);
  });
  addEventListener('error', ({ message, filename }) => {
    if (filename.includes('/live-parts/')) show(listParts(filename), message);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    const [script] = /http\S*\/live-parts\/[^:\s]+(?=:\d)/.exec(reason?.stack ?? '') ?? [];
    if (script) show(listParts(script), String(reason));
  });
}
