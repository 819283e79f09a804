/**
 * What a bundle needs to draw the pages of a site in a browser, with its own views.
 *
 * @param site path of the site's folder
 */
export async function siteBundle(site = '.') {
  // Loaded only where it is needed: most builds bundle no editor.
  const [{ default: bundlerConfig }, { inlineScript }, { siteModules }] = await Promise.all([
    import('./bundler-config.ts'),
    import('./inline-script.ts'),
    import('./site-modules.ts'),
  ]);
  return { plugins: [siteModules(site), inlineScript()], alias: bundlerConfig().resolve.alias };
}
