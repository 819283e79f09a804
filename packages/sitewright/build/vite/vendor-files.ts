import { createReadStream } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { loadBrand } from '../../content/brand/load-brand.ts';
import { contentFolder } from '../../content/disk/content-folder.ts';
import type { SiteContent } from '../../content/pages/site-content.ts';
import { listPictures } from '../../content/pictures/picture.ts';
import { loadDrawable } from '../../content/validate/load-content.ts';
import { downloadPath } from '../../content/values/download-path.ts';
import { buildHeaders } from '../../hosting/headers.ts';
import { readSite } from '../../kinds/read-site.ts';
import { findMediaType } from '../../lib/media-types.ts';
import { prepareBrandFiles } from '../brand/brand-files.ts';
import { listFonts } from '../brand/fonts.ts';
import { encodePicture, PictureError } from '../pictures/encode-picture.ts';
import { createFavicon } from '../site-files/icons.ts';

/**
 * Development only: gives style sheets the brand's tokens and heading fonts as `@brand/…`, as a build
 * does, and serves the vendor's icon, files to download and pictures, each made when a page shows it for
 * the first time.
 *
 * @param drafts the content with what is not saved yet, whose pictures are served too
 */
export function vendorFiles(drafts: ReadonlyMap<string, SiteContent>): Plugin {
  return {
    name: 'vendor-files',
    apply: 'serve',
    async config() {
      const folder = readSite(contentFolder);
      const brand = await loadBrand(folder);
      const languages = await listFonts(folder, brand);
      const alias = await prepareBrandFiles(folder, brand, languages);
      return { resolve: { alias: { ...alias } } };
    },
    configureServer({ config, middlewares }) {
      const respondWith = (response: ServerResponse, respond: () => Promise<void>) =>
        respond().catch((error) => {
          // The build names the line; here the picture is missing, and the terminal says why.
          config.logger.error((error as Error).message);
          response.writeHead(error instanceof PictureError ? 422 : 500).end();
        });
      middlewares.use((request, response, next) => {
        const [address = ''] = (request.url ?? '').split('?');
        if (address.startsWith(downloadPath(''))) {
          const site = readSite(contentFolder);
          const name = [...site.downloads.keys()].find((one) => downloadPath(one) === address);
          return name ? send(response, site.nameOf(`files/${name}`), address) : next();
        }
        if (address === '/favicon.svg') {
          return respondWith(response, async () => {
            const favicon = createFavicon(await loadBrand(readSite(contentFolder)));
            response.setHeader('Content-Type', 'image/svg+xml').end(favicon);
          });
        }
        if (!address.startsWith('/assets/')) return next();
        return respondWith(response, async () => {
          const file = await makePicture(address, drafts);
          if (file) send(response, file, address);
          else next();
        });
      });
    },
  };
}

/** @returns path of the file with that address, if the content has such a picture */
async function makePicture(
  address: string,
  drafts: ReadonlyMap<string, SiteContent>,
): Promise<string | undefined> {
  const find = (content: unknown) =>
    listPictures(content).find(({ renditions }) =>
      renditions.some((one) => one.address === address),
    );
  const picture =
    find([...drafts.values()]) ?? find(await loadDrawable(readSite(contentFolder), () => {}));
  const wanted = picture?.renditions.filter((one) => one.address === address);
  return picture && (await encodePicture(picture, wanted)).get(address);
}

/** Sends a file with the headers that its address has on a server, but for how long caches keep it. */
function send(response: ServerResponse, file: string, address: string): void {
  const mediaType = findMediaType(file) ?? 'application/octet-stream';
  const headers = buildHeaders(address.slice(1), mediaType);
  response.setHeaders(new Map(Object.entries({ ...headers, 'Cache-Control': 'no-cache' })));
  createReadStream(file)
    .on('error', () => response.writeHead(404).end())
    .pipe(response);
}
