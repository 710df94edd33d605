type Config = Record<string, unknown>;

/** XState would take a dot in an id for a step further down. */
export const withoutDots = (id: string): string => id.replaceAll('.', '/');

const childrenOf = (element: Element, ...names: readonly string[]): readonly Element[] =>
  Array.from(element.children).filter(({ localName }) => names.includes(localName));

const idOf = (element: Element): string => withoutDots(element.getAttribute('id') ?? '');

const targetsOf = (element: Element): readonly string[] | undefined =>
  element
    .getAttribute('target')
    ?.split(' ')
    .map((id) => `#${withoutDots(id)}`);

function configOf(element: Element): Config {
  const parts = childrenOf(element, 'state', 'parallel', 'final', 'history');
  const on: Record<string, Config[]> = {};
  for (const transition of childrenOf(element, 'transition')) {
    const target = targetsOf(transition);
    const guard = transition.getAttribute('cond') ?? undefined;
    (on[transition.getAttribute('event') ?? ''] ??= []).push({ target, guard });
  }
  const { '': always, ...events } = on;
  const initial = element.getAttribute('initial');
  const type = { parallel: 'parallel', final: 'final', history: 'history' }[element.localName];
  const id = idOf(element);
  if (type === 'history') {
    const [first] = childrenOf(element, 'transition');
    const target = first && targetsOf(first)?.[0];
    return { id, type, history: element.getAttribute('type'), target };
  }
  return {
    id,
    ...(type === undefined ? {} : { type }),
    ...(initial === null ? {} : { initial: withoutDots(initial) }),
    ...(always === undefined ? {} : { always }),
    on: events,
    states: Object.fromEntries(parts.map((part) => [idOf(part), configOf(part)])),
  };
}

/** In a document: reads the states and transitions of SCXML as a machine's definition. Throws where it is no XML. */
export function readScxml(text: string): Config {
  const { documentElement } = new DOMParser().parseFromString(text, 'application/xml');
  const [root] = Array.from(documentElement.children);
  if (documentElement.localName !== 'scxml' || root === undefined) {
    throw new Error(`This is no SCXML: ${documentElement.textContent}`);
  }
  return configOf(root);
}
