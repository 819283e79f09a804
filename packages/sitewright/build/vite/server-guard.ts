import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { isFileLoadingAllowed, normalizePath, type Plugin, type ResolvedConfig } from 'vite';
import { refuseRequest } from '../../lib/guard-request.ts';
import { findUpwards, machineFolder } from '../../lib/own-files.ts';
import { cacheFolder, siteFolders } from '../build-cache.ts';

/** What nobody draws a page with, wherever it lies: settings with passwords, keys, histories. */
const privateFiles = [
  '.*',
  '*.env',
  '**/.{git,hg,svn,ssh}/**',
  '**/node_modules/.cache/!(sitewright|vite)/**',
  'id_{rsa,dsa,ecdsa,ed25519}*',
  '*.{asc,cer,crt,der,gpg,jks,kdbx,key,keystore,p12,p7b,p8,pem,pfx,pgp,ppk}',
];

/**
 * Development only: the server gives out what pages are drawn with, the site's code, the machine's and that of
 * packages, to pages of its own and to this machine's programs.
 */
export function serverGuard(): Plugin {
  return {
    name: 'server-guard',
    apply: 'serve',
    enforce: 'pre',
    config: ({ cacheDir }) => ({
      server: {
        cors: false,
        fs: { strict: true, allow: listServedFolders(cacheDir), deny: privateFiles },
      },
    }),
    load(id) {
      const [address = '', query] = id.split('?');
      const isVirtual = address.startsWith('\0');
      if (query === undefined || isVirtual || this.environment.name !== 'client') return;
      // A plugin reads what its query stands behind, and Vite gives out from then on what its module imports.
      const config = this.environment.getTopLevelConfig();
      const inRoot = toFile(address, config.root);
      const file = existsSync(inRoot) ? inRoot : address;
      if (path.isAbsolute(address) && isGivenOut(file, config)) return;
      throw new Error(`${id} is none of the modules that pages are drawn with`);
    },
    configureServer({ config, middlewares }) {
      middlewares.use((request, response, next) => {
        if (refuseRequest(request, response)) return;
        const file = toFile(readAddress(request.url), config.root);
        if (!existsSync(file) || isGivenOut(file, config)) next();
        else response.writeHead(403).end();
      });
    },
  };
}

/** The folders of code, and those that links in their place lead to: packages of a workspace are linked. */
function listServedFolders(cacheDir = cacheFolder): string[] {
  const { dependencies = {} } = JSON.parse(readFileSync('package.json', 'utf8'));
  const folders = [
    machineFolder,
    ...[...siteFolders, cacheFolder, cacheDir].map((folder) => path.resolve(folder)),
    ...Object.keys(dependencies).map((name) => findUpwards(`node_modules/${name}`) ?? ''),
    ...[path.resolve('.'), machineFolder].flatMap(listPackageFolders),
  ];
  return [
    ...new Set(folders.filter(existsSync).flatMap((folder) => [folder, realpathSync(folder)])),
  ];
}

/** Where Node looks for packages that a module in the folder imports. */
function listPackageFolders(folder: string): string[] {
  const parent = path.dirname(folder);
  const above = parent === folder ? [] : listPackageFolders(parent);
  return [path.join(folder, 'node_modules'), ...above];
}

/** The path that an address has for Vite; one with a wrong escape is that of no file. */
function readAddress(url = '/'): string {
  try {
    return decodeURI(new URL(url, 'http://localhost').pathname);
  } catch {
    return '/';
  }
}

const toFile = (address: string, root: string) =>
  address.startsWith('/@fs/')
    ? path.resolve('/', address.slice('/@fs/'.length))
    : path.join(root, address);

/** Whether the server gives a file out, or what a link leads to: Vite looks where the link lies. */
function isGivenOut(file: string, config: ResolvedConfig): boolean {
  const target = existsSync(file) ? realpathSync(file) : file;
  return isFileLoadingAllowed(config, normalizePath(target));
}
