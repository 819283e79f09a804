// The page of the reference on `sitewright/views`, from the types and docstrings of what it exports, which TypeScript reads.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Node } from 'typescript/unstable/ast';
import {
  isFunctionLikeDeclaration,
  isObjectBindingPattern,
  isPropertySignatureDeclaration,
} from 'typescript/unstable/ast/is';
import {
  API,
  type Checker,
  SignatureKind,
  SymbolFlags,
  type Symbol as TypeScriptSymbol,
} from 'typescript/unstable/sync';
import { parseSync, Visitor } from 'vite';
import { inCell, inCode, linkPicture, page, table } from './markdown.ts';

const config = path.resolve('tests/support/reference/tsconfig.json');
const examplesFile = 'scripts/reference/examples/examples.tsx';
const views = path.resolve('packages/sitewright/views.ts');

/**
 * Describes every component and every other value that `sitewright/views` exports.
 *
 * @param hasPicture whether there is a picture of a name
 * @returns Markdown
 */
export function describeComponents(hasPicture: (name: string) => boolean): string {
  const examples = readExamples();
  const api = new API({ cwd: process.cwd() });
  try {
    const project = api.updateSnapshot({ openProject: config }).getProject(config);
    const file = project?.program.getSourceFile(views);
    const module = file && project?.checker.getSymbolAtLocation(file);
    if (!project || !module) throw new Error(`TypeScript finds nothing in ${views}`);
    const { checker } = project;
    const exported = checker
      .getExportsOfModule(module)
      .map((one) => ({ name: one.name, symbol: resolve(checker, one) }))
      .filter(({ symbol }) => symbol.flags & SymbolFlags.Value)
      .sort((a, b) => a.name.localeCompare(b.name, 'en'));
    const isComponent = ({ name }: { name: string }) => /^[A-Z]/.test(name);
    const components = exported
      .filter(isComponent)
      .map(({ name, symbol }) => [
        `## ${name}`,
        symbol.getDocumentationComment(checker),
        showExample(examples.get(name)),
        linkPicture(name, `${name}, drawn`, hasPicture),
        describeProps(checker, symbol),
      ]);
    const others = exported
      .filter((one) => !isComponent(one))
      .map(({ name, symbol }) => [inCode(name), inCell(symbol.getDocumentationComment(checker))]);
    return page(
      'Components',
      'What `sitewright/views` has for a site’s own views: each component with its props, and how it looks in the machine’s plain style.',
      [...components, ['## Beside them', table(['export', 'is'], others)]],
    );
  } finally {
    api.close();
  }
}

const resolve = (checker: Checker, symbol: TypeScriptSymbol) =>
  symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** The code of each example, by the name of its component. */
function readExamples(): Map<string, string> {
  const { file, text } = { file: examplesFile, text: readFileSync(examplesFile, 'utf8') };
  const found = new Map<string, string>();
  new Visitor({
    Property({ key, value }) {
      if (key.type !== 'Identifier') return;
      // What is in brackets is drawn without them.
      const { start, end } = value.type === 'ParenthesizedExpression' ? value.expression : value;
      found.set(key.name, text.slice(start, end));
    },
  }).visit(parseSync(file, text).program);
  return found;
}

const showExample = (code: string | undefined): string =>
  code === undefined ? '' : `\`\`\`tsx\n${code.replaceAll(/^ {4}/gm, '')}\n\`\`\``;

/** A table of the props of a component, without those that every element of HTML has. */
function describeProps(checker: Checker, component: TypeScriptSymbol): string {
  const type = checker.getTypeOfSymbol(component);
  const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
  const [props] = signature?.getParameters() ?? [];
  const propsType = props && checker.getTypeOfSymbol(props);
  if (!propsType) return 'It has no props.';
  const defaults = readDefaults(signature?.declaration?.resolve());
  const all = checker.getPropertiesOfType(propsType);
  const own = all.filter(({ declarations }) =>
    declarations.every((one) => !one.path.includes('/node_modules/')),
  );
  const types = own.map((one) => describeType(checker, one));
  const rows = own.map((one, index) => [
    inCode(one.name),
    inCell(inCode(types[index] ?? '')),
    describePresence(one, defaults.get(one.name)),
    inCell(one.getDocumentationComment(checker)),
  ]);
  const rest = all.length > own.length ? 'It takes the attributes of its element too.' : '';
  const list = rows.length > 0 ? table(['prop', 'type', 'required', 'says'], rows) : '';
  return [list, rest].filter(Boolean).join('\n\n');
}

const describePresence = ({ flags }: TypeScriptSymbol, usual: string | undefined): string => {
  if (usual !== undefined) return `no: ${inCode(usual)}`;
  return flags & SymbolFlags.Optional ? 'no' : 'yes';
};

/** A longer type is shown as its file writes it. */
const longest = 100;

/** The type of a prop as TypeScript says it; a long one as its file writes it, with the names of its parts. */
function describeType(checker: Checker, prop: TypeScriptSymbol): string {
  const type = checker.getTypeOfSymbol(prop);
  const whole = type ? checker.typeToString(type) : '';
  const said = prop.flags & SymbolFlags.Optional ? whole.replace(/ \| undefined$/, '') : whole;
  const declaration = prop.valueDeclaration?.resolve();
  const isWritten = declaration && isPropertySignatureDeclaration(declaration) && declaration.type;
  return said.length > longest && isWritten ? isWritten.getText() : said;
}

/** What the props of a component are where nobody says them, by the names of the props. */
function readDefaults(declaration: Node | undefined): Map<string, string> {
  const [first] =
    declaration && isFunctionLikeDeclaration(declaration) ? declaration.parameters : [];
  const elements = first && isObjectBindingPattern(first.name) ? first.name.elements : [];
  return new Map(
    elements.flatMap((one) => {
      const name = (one.propertyName ?? one.name)?.getText();
      return name && one.initializer ? [[name, one.initializer.getText()] as const] : [];
    }),
  );
}
