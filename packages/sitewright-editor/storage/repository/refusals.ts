import { msg, t } from '../../words/words.ts';

/** A refusal that the token and a second try do not mend. */
export interface Refusal {
  /** What the service says. */
  says: RegExp;
  /** What that means for somebody who saves, and who mends it. */
  meaning: (repository: string, signIn: string | undefined) => string;
}

/** The branches that this editor makes. */
const branches = msg('the branches that begin with “edits/”');

/**
 * What services answer where a repository has rules of its own, the narrower ones first.
 *
 * GitHub, rulesets and single sign-on:
 * https://docs.github.com/en/repositories/configuring-branches-and-merges-in-your-repository/managing-rulesets/available-rules-for-rulesets,
 * https://docs.github.com/rest/authentication/authenticating-to-the-rest-api
 *
 * GitLab, push rules and hooks: https://docs.gitlab.com/user/project/repository/push_rules/,
 * https://docs.gitlab.com/administration/server_hooks/
 *
 * Gitea, protected branches: https://docs.gitea.com/usage/access-control/protected-branches
 */
export const refusals: Readonly<Record<string, Refusal>> = {
  'single sign-on': {
    says: /single sign-on|\bSAML\b|\bSSO\b/i,
    meaning: (_, signIn) =>
      signIn
        ? t(
            'Your organization asks for single sign-on: open {signIn}, allow the token there, and save again',
            { signIn },
          )
        : t(
            'Your organization asks for single sign-on: open the settings of the token, allow the token there, and save again',
          ),
  },
  archived: {
    says: /\barchived\b/i,
    meaning: (repository) =>
      t('{repository} is archived, and nobody can change it: ask its owner to open it again', {
        repository,
      }),
  },
  'a name of a branch': {
    says: /branch name|name of the branch/i,
    meaning: (repository) =>
      t(
        'The rules of {repository} refuse the name of your branch: ask its owner to allow {branches}',
        { repository, branches: t(branches) },
      ),
  },
  'an address of an author': {
    says: /(author|committer)\b.*e-?mail|private e-?mail/i,
    meaning: (repository) =>
      t(
        'The rules of {repository} refuse your e-mail address: give your account one that they allow, or ask its owner',
        { repository },
      ),
  },
  'a signature': {
    says: /commits?\b.*\bsign(ed|ature)|unsigned commit/i,
    meaning: (repository) =>
      t(
        '{repository} takes signed commits alone, and this editor signs none: ask its owner to except {branches}',
        { repository, branches: t(branches) },
      ),
  },
  'a rule for messages': {
    says: /commit message/i,
    meaning: (repository) =>
      t(
        'The rules of {repository} ask for other messages of commits than this editor writes: ask its owner to except {branches}',
        { repository, branches: t(branches) },
      ),
  },
  'a rule for files': {
    says: /\bfiles?\b.*(prohibited|larger|restricted|exceed|not allowed)/i,
    meaning: (repository) =>
      t('The rules of {repository} refuse one of the files: ask its owner which they allow', {
        repository,
      }),
  },
  'a hook': {
    says: /pre-?receive|\bhook\b|GL-HOOK-ERR|push ?rejected/i,
    meaning: (repository) =>
      t(
        'A program that checks changes of {repository} refuses this one: ask its owner what it asks for',
        { repository },
      ),
  },
  'a rule for branches': {
    says: /rule violation|protected|not allowed to push|permission to write to the target|through a pull request/i,
    meaning: (repository) =>
      t(
        'The rules of {repository} do not let you write: ask its owner to let you change {branches}',
        { repository, branches: t(branches) },
      ),
  },
};
