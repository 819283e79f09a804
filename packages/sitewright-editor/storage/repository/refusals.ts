/** A refusal that the token and a second try do not mend. */
export interface Refusal {
  /** What the service says. */
  says: RegExp;
  /** What that means for somebody who saves, and who mends it. */
  meaning: (repository: string, signIn: string | undefined) => string;
}

/** The branches that this editor makes. */
const branches = 'the branches that begin with “edits/”';

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
      `Your organization asks for single sign-on: ${signIn ? `open ${signIn}` : 'open the settings of the token'}, allow the token there, and save again`,
  },
  archived: {
    says: /\barchived\b/i,
    meaning: (repository) =>
      `${repository} is archived, and nobody can change it: ask its owner to open it again`,
  },
  'a name of a branch': {
    says: /branch name|name of the branch/i,
    meaning: (repository) =>
      `The rules of ${repository} refuse the name of your branch: ask its owner to allow ${branches}`,
  },
  'an address of an author': {
    says: /(author|committer)\b.*e-?mail|private e-?mail/i,
    meaning: (repository) =>
      `The rules of ${repository} refuse your e-mail address: give your account one that they allow, or ask its owner`,
  },
  'a signature': {
    says: /commits?\b.*\bsign(ed|ature)|unsigned commit/i,
    meaning: (repository) =>
      `${repository} takes signed commits alone, and this editor signs none: ask its owner to except ${branches}`,
  },
  'a rule for messages': {
    says: /commit message/i,
    meaning: (repository) =>
      `The rules of ${repository} ask for other messages of commits than this editor writes: ask its owner to except ${branches}`,
  },
  'a rule for files': {
    says: /\bfiles?\b.*(prohibited|larger|restricted|exceed|not allowed)/i,
    meaning: (repository) =>
      `The rules of ${repository} refuse one of the files: ask its owner which they allow`,
  },
  'a hook': {
    says: /pre-?receive|\bhook\b|GL-HOOK-ERR|push ?rejected/i,
    meaning: (repository) =>
      `A program that checks changes of ${repository} refuses this one: ask its owner what it asks for`,
  },
  'a rule for branches': {
    says: /rule violation|protected|not allowed to push|permission to write to the target|through a pull request/i,
    meaning: (repository) =>
      `The rules of ${repository} do not let you write: ask its owner to let you change ${branches}`,
  },
};
