import { type AnyNode, type Node, type Pattern, parse } from 'acorn';

/** A name that a module uses and does not declare: something of the world that it runs in. */
export interface FreeName {
  readonly name: string;
  /** The member that is asked of it, `random` of `Math.random`; undefined where it is passed on whole, or by a computed name. */
  readonly member: string | undefined;
  /** Counted from 1. */
  readonly line: number;
}

/** Every free name of an ES module, wherever it stands. Thrown: a SyntaxError for what is no module. */
export function freeNames(code: string): readonly FreeName[] {
  const program = parse(code, { ecmaVersion: 2022, sourceType: 'module', locations: true });
  const reader = new Reader();
  reader.visit(program as AnyNode, undefined);
  return reader.found;
}

/** Names that a function, a block or a module declares. */
type Scope = Set<string>;

class Reader {
  readonly found: FreeName[] = [];
  private readonly scopes: Scope[] = [];

  visit(node: AnyNode, parent: AnyNode | undefined): void {
    const scope = scopeOf(node);
    if (scope) this.scopes.push(scope);
    if (node.type === 'Identifier' && isUse(node, parent)) this.note(node, parent);
    for (const child of childrenOf(node)) this.visit(child, node);
    if (scope) this.scopes.pop();
  }

  private note(node: Extract<AnyNode, { type: 'Identifier' }>, parent: AnyNode | undefined): void {
    if (this.scopes.some((scope) => scope.has(node.name))) return;
    this.found.push({ name: node.name, member: memberOf(node, parent), line: node.loc?.start.line ?? 0 });
  }
}

function memberOf(node: AnyNode, parent: AnyNode | undefined): string | undefined {
  if (parent?.type !== 'MemberExpression' || parent.object !== node) return undefined;
  const { property, computed } = parent;
  if (!computed && property.type === 'Identifier') return property.name;
  return property.type === 'Literal' ? String(property.value) : undefined;
}

/** An identifier that stands for a variable, and is no key, label or name of a declaration. */
function isUse(node: AnyNode, parent: AnyNode | undefined): boolean {
  switch (parent?.type) {
    case 'MemberExpression':
      return parent.object === node || parent.computed;
    case 'Property':
    case 'PropertyDefinition':
    case 'MethodDefinition':
      return parent.value === node || parent.computed;
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
    case 'MetaProperty':
      return false;
    case 'ExportSpecifier':
      return parent.local === node;
    default:
      return true;
  }
}

function childrenOf(node: AnyNode): readonly AnyNode[] {
  return Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** What a node declares for all that stands in it; undefined where it declares nothing. */
function scopeOf(node: AnyNode): Scope | undefined {
  switch (node.type) {
    case 'Program':
      return new Set([...lexical(node.body), ...hoisted(node)]);
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return new Set([
        'arguments',
        ...(node.id ? [node.id.name] : []),
        ...node.params.flatMap(namesIn),
        ...hoisted(node.body),
      ]);
    case 'ClassExpression':
    case 'ClassDeclaration':
      return new Set(node.id ? [node.id.name] : []);
    case 'BlockStatement':
    case 'StaticBlock':
      return new Set(lexical(node.body));
    case 'SwitchStatement':
      return new Set(node.cases.flatMap((each) => lexical(each.consequent)));
    case 'ForStatement':
      return new Set(node.init?.type === 'VariableDeclaration' ? lexical([node.init]) : []);
    case 'ForInStatement':
    case 'ForOfStatement':
      return new Set(node.left.type === 'VariableDeclaration' ? lexical([node.left]) : []);
    case 'CatchClause':
      return new Set(node.param ? namesIn(node.param) : []);
    default:
      return undefined;
  }
}

/** Names that statements declare in their own block: `let`, `const`, classes, functions, imports. */
function lexical(statements: readonly AnyNode[]): string[] {
  return statements.flatMap((statement): string[] => {
    switch (statement.type) {
      case 'VariableDeclaration':
        return statement.declarations.flatMap(({ id }) => namesIn(id));
      case 'FunctionDeclaration':
      case 'ClassDeclaration':
        return statement.id ? [statement.id.name] : [];
      case 'ImportDeclaration':
        return statement.specifiers.map(({ local }) => local.name);
      case 'ExportNamedDeclaration':
        return statement.declaration ? lexical([statement.declaration]) : [];
      default:
        return [];
    }
  });
}

/** Names of `var`, wherever in a function they stand. */
function hoisted(node: AnyNode): string[] {
  if (/Function/.test(node.type)) return [];
  const own =
    node.type === 'VariableDeclaration' && node.kind === 'var'
      ? node.declarations.flatMap(({ id }) => namesIn(id))
      : [];
  return [...own, ...childrenOf(node).flatMap(hoisted)];
}

function namesIn(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((each) =>
        namesIn(each.type === 'RestElement' ? each.argument : each.value),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((each) => (each ? namesIn(each) : []));
    case 'RestElement':
      return namesIn(pattern.argument);
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    default:
      return [];
  }
}
