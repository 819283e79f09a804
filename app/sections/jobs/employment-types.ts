/** What search engines know kinds of employment by, and the words that vendors have for them. */
const employmentWords = {
  FULL_TIME: /\bfull.?time\b/i,
  PART_TIME: /\bpart.?time\b/i,
  CONTRACTOR: /\b(contract|contractor|freelance|freelancer)\b/i,
  TEMPORARY: /\b(temporary|fixed.?term|seasonal)\b/i,
  INTERN: /\b(intern|internship|trainee|apprenticeship)\b/i,
  VOLUNTEER: /\bvolunteer\b/i,
};

/** A job whose type has words of its own says nothing of it to search engines, which do not require it. */
export function employmentTypes(type: string): { employmentType?: string[] | string } {
  const found = Object.entries(employmentWords).flatMap(([name, words]) =>
    words.test(type) ? name : [],
  );
  const [only, ...others] = found;
  return only ? { employmentType: others.length > 0 ? found : only } : {};
}
