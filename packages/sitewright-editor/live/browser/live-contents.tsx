import { removeScripts } from '../../browser/without-scripts.ts';
import type { Contents } from '../../content-editor/browser/contents.ts';
import { describeFile } from '../../content-editor/describe-file.ts';
import { listContent } from '../../content-editor/list-content.ts';
import { describeName } from '../../saving/content-names.ts';
import type { LiveSettings } from '../settings.ts';
import type { LiveSite } from './live-site.ts';
import { forgetToken } from './token.ts';

/** What lists, describes and checks the files of the live site. */
export function createLiveContents(settings: LiveSettings, site: LiveSite): Contents {
  const { base, repository, branch, place } = settings;
  return {
    emptyHint: `Nothing was found in the folder ${place} of the branch ${branch} of ${repository}. Where the content lies in another folder, say which in site.yaml: below editing write folder: and its path.`,
    list: async () => listContent(await site.read()),
    async describe(file) {
      const problem = describeName(file);
      if (problem) throw new Error(problem);
      return describeFile(await site.read(), file, repository);
    },
    change: site.change,
    async frame(page) {
      const document = new DOMParser().parseFromString(await site.draw(page, 'draft'), 'text/html');
      removeScripts(document);
      // What is clicked opens beside the editor.
      document.head.append(Object.assign(document.createElement('base'), { target: '_blank' }));
      return { srcDoc: `<!doctype html>${document.documentElement.outerHTML}` };
    },
    address: `${base}/admin`,
    addressOf: (page) => base + page,
    newPage: `${base}/admin?new`,
    SignOut,
  };
}

function SignOut() {
  const signOut = () => {
    forgetToken();
    // And what was read with it.
    sessionStorage.clear();
    location.reload();
  };
  return (
    <button type="button" onClick={signOut}>
      Sign out
    </button>
  );
}
