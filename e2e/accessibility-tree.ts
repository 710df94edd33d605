import { expect, type CDPSession, type Page } from '@playwright/test';

/** A node as assistive technology gets it. States are the protocol’s, such as `checked: 'true'`. */
interface TreeNode {
  readonly role: string;
  readonly name: string;
  readonly value: string;
  readonly description: string;
  readonly states: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly backendNodeId: number;
}

type Expected = Partial<Record<'value' | 'description' | 'states', unknown>>;

export interface AccessibilityTree {
  /** Waits for the first node with a role and name, and a state if given. */
  readonly see: (role: string, name: string | RegExp, expected?: Expected) => Promise<TreeNode>;
  /** Activates a node, like a screen reader. */
  readonly press: (role: string, name: string | RegExp) => Promise<void>;
  /** Focuses a field and types text. */
  readonly type: (role: string, name: string | RegExp, text: string) => Promise<void>;
  /** Waits for an announcement since the page was opened. */
  readonly hear: (text: string | RegExp) => Promise<void>;
}

/** Reads Chromium’s accessibility tree, without ignored nodes. */
async function readTree(session: CDPSession): Promise<readonly TreeNode[]> {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const textOf = (id: string): string => {
    const node = byId.get(id);
    if (node?.role?.value === 'StaticText') return String(node.name?.value);
    return (node?.childIds ?? []).map(textOf).join(' ');
  };
  return nodes.flatMap((node) =>
    node.ignored || node.backendDOMNodeId === undefined
      ? []
      : {
          role: String(node.role?.value),
          name: String(node.name?.value ?? ''),
          value: String(node.value?.value ?? ''),
          description: String(node.description?.value ?? ''),
          states: Object.fromEntries(
            (node.properties ?? []).map(({ name, value }) => [name, value.value]),
          ),
          text: textOf(node.nodeId).replaceAll(/\s+/g, ' ').trim(),
          backendNodeId: node.backendDOMNodeId,
        },
  );
}

const isCalled = (name: string, wanted: string | RegExp): boolean =>
  typeof wanted === 'string' ? name === wanted : wanted.test(name);

/**
 * The page as a screen reader gets it: everything is found, pressed and heard by Chromium’s
 * accessibility tree.
 */
export async function openTree(page: Page, path: string): Promise<AccessibilityTree> {
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  await session.send('DOM.enable');
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor();
  const heard: string[] = [];

  /** Reads the tree, and records new text in live regions. */
  async function look(): Promise<readonly TreeNode[]> {
    const nodes = await readTree(session);
    for (const { states, text } of nodes) {
      const isLive = states['live'] === 'polite' || states['live'] === 'assertive';
      if (isLive && text !== '' && !heard.includes(text)) heard.push(text);
    }
    return nodes;
  }

  const see: AccessibilityTree['see'] = async (role, name, expected = {}) => {
    let found: TreeNode | undefined;
    await expect(async () => {
      const nodes = await look();
      found = nodes.find((node) => node.role === role && isCalled(node.name, name));
      expect(found, `the ${role} '${name}'`).toMatchObject(expected);
    }).toPass();
    if (found === undefined) throw new Error(`There is no ${role} called ${name}.`);
    return found;
  };

  return {
    see,
    press: async (role, name) => {
      const { backendNodeId } = await see(role, name);
      const { object } = await session.send('DOM.resolveNode', { backendNodeId });
      if (object.objectId === undefined) throw new Error(`${role} '${name}' has gone.`);
      await session.send('Runtime.callFunctionOn', {
        objectId: object.objectId,
        functionDeclaration: 'function () { this.click(); }',
      });
    },
    type: async (role, name, text) => {
      const { backendNodeId } = await see(role, name);
      await session.send('DOM.focus', { backendNodeId });
      await session.send('Input.insertText', { text });
    },
    hear: (text) =>
      expect
        .poll(async () => {
          await look();
          return heard.filter((announced) => isCalled(announced, text));
        })
        .not.toEqual([]),
  };
}
