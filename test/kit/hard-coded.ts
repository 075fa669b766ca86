/** Finds text for the eye or the ear that is written into the code instead of being fetched by its key. */
import ts from 'typescript';

/** A piece of text in the code. */
export interface HardText {
  /** Line in the file, from 1. */
  line: number;
  text: string;
}

/** Attributes and fields whose text a player reads or hears. */
const SHOWN: ReadonlySet<string> = new Set([
  ...(['title', 'label', 'alt', 'placeholder', 'text', 'hint', 'caption', 'lead', 'note', 'words'] as const),
  ...(['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext'] as const),
  ...(['textContent', 'innerText', 'ariaLabel', 'innerHTML'] as const),
]);
/** Functions that show the text they are given. */
const SHOWING: ReadonlySet<string> = new Set([
  ...([
    'label',
    'words',
    'addWords',
    'setText',
    'createTextNode',
    'say',
    'announce',
    'alert',
    'confirm',
  ] as const),
]);
/** Messages for those who mend the game, not for those who play it. */
const FOR_MENDERS = /^(\w*Error|log|warn|error|info|debug|assert|mark|measure)$/;

const WORD = /\p{L}{2,}/u;
/** Looks like a sentence or a title, not like class names, a selector or a drawing. */
const SENTENCE = /^(?=.*\p{L}{2,}[’',;:]? \p{L}+)(\p{Lu}[^<>{}#=/\\]*|[^<>{}#=/\\]*\p{L}[.!?…])$/su;
/** `ui.title.newGame`, `pet-shop`, `M0 0h3`, `12px`: names, not words. */
const NAME = /^[\w./:#-]*$/;
/** Numbers of rules: `PB-SHOP-06..11 PB-GEN`. */
const RULES = /^([A-Z]{2}-[A-Z0-9.-]+ ?)+$/;
/** The beginning of one name: the rest of it is put there by the code. */
const isKey = (text: string): boolean =>
  NAME.test(text) && /[.:/#-]|^\w+$/.test(text) && !/^\p{Lu}/u.test(text);

/** The text a node holds itself, the changing parts of a template left out; null if it is no text. */
function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
}

/** The texts an expression may come to: both sides of a choice, the whole of a sum. */
function* textsIn(node: ts.Expression): Generator<ts.Expression> {
  if (ts.isParenthesizedExpression(node)) yield* textsIn(node.expression);
  else if (ts.isConditionalExpression(node)) {
    yield* textsIn(node.whenTrue);
    yield* textsIn(node.whenFalse);
  } else if (ts.isBinaryExpression(node)) {
    const sides = [ts.SyntaxKind.PlusToken, ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken];
    if (sides.includes(node.operatorToken.kind)) yield* textsIn(node.left);
    if ([...sides, ts.SyntaxKind.AmpersandAmpersandToken].includes(node.operatorToken.kind))
      yield* textsIn(node.right);
  } else if (textOf(node) !== null) yield node;
}

const nameOf = (node: ts.Node): string =>
  ts.isPropertyAccessExpression(node) ? node.name.text : ts.isIdentifier(node) ? node.text : '';

/** Is the text part of a message to those who mend the game, of a type, or of an import? */
function isUnseen(node: ts.Node): boolean {
  for (let at = node.parent; at !== undefined; at = at.parent) {
    if (ts.isTypeNode(at) || ts.isImportDeclaration(at) || ts.isThrowStatement(at)) return true;
    if (ts.isCallExpression(at) || ts.isNewExpression(at)) return FOR_MENDERS.test(nameOf(at.expression));
    if (ts.isJsxAttribute(at)) return !SHOWN.has(at.name.getText());
    if (ts.isStatement(at)) return false;
  }
  return false;
}

/** The places of a node whose content is shown. */
function shownBy(node: ts.Node): readonly ts.Expression[] {
  if (ts.isJsxAttribute(node) && SHOWN.has(node.name.getText())) {
    const { initializer } = node;
    if (initializer === undefined) return [];
    if (ts.isStringLiteral(initializer)) return [initializer];
    return ts.isJsxExpression(initializer) && initializer.expression ? [initializer.expression] : [];
  }
  if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent) && node.expression)
    return [node.expression];
  if (ts.isPropertyAssignment(node) && SHOWN.has(node.name.getText().replaceAll(/['"]/g, '')))
    return [node.initializer];
  if (ts.isCallExpression(node)) {
    const [first, second] = node.arguments;
    if (SHOWING.has(nameOf(node.expression))) return node.arguments;
    const sets = nameOf(node.expression) === 'setAttribute' && first !== undefined && second !== undefined;
    return sets && SHOWN.has(textOf(first) ?? '') ? [second] : [];
  }
  const isSet = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken;
  return isSet && SHOWN.has(nameOf(node.left)) ? [node.right] : [];
}

/** Every text that is written into this code; `name` ends in `.ts` or `.tsx`. */
export function hardTexts(name: string, code: string): HardText[] {
  const source = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true);
  const found = new Map<number, HardText>();
  const note = (node: ts.Node, text: string) => {
    const start = node.getStart(source);
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    found.set(start, { line, text: text.replaceAll(/\s+/g, ' ').trim() });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && WORD.test(node.text)) note(node, node.text);
    for (const place of shownBy(node)) {
      for (const one of textsIn(place)) {
        const text = textOf(one) ?? '';
        if (WORD.test(text) && !isKey(text) && !isUnseen(one)) note(one, text);
      }
    }
    const text = textOf(node);
    if (text !== null && SENTENCE.test(text) && !RULES.test(text) && !isUnseen(node)) note(node, text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found.values()];
}
