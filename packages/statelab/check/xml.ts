/** An element of XML, or a comment. */
export type XmlNode =
  | {
      readonly name: string;
      /** Omits undefined values. */
      readonly attributes: Readonly<Record<string, string | undefined>>;
      readonly children: readonly XmlNode[];
    }
  | { readonly comment: string };

export const element = (
  name: string,
  attributes: Readonly<Record<string, string | undefined>> = {},
  children: readonly XmlNode[] = [],
): XmlNode => ({ name, attributes, children });

/** XML allows no control characters, not even escaped. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const escaped = (text: string): string =>
  text
    .replaceAll(forbidden, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;');

/** XML comments must not contain two hyphens. */
const commentText = (text: string): string =>
  text.replaceAll(forbidden, '').replaceAll(/-(?=-|$)/g, '- ');

function linesOf(node: XmlNode, depth: number): readonly string[] {
  const indent = '  '.repeat(depth);
  if ('comment' in node) return [`${indent}<!-- ${commentText(node.comment)} -->`];
  const { name, attributes, children } = node;
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escaped(value)}"`],
  );
  const start = `${indent}<${name}${written.join('')}`;
  if (children.length === 0) return [`${start}/>`];
  return [
    `${start}>`,
    ...children.flatMap((child) => linesOf(child, depth + 1)),
    `${indent}</${name}>`,
  ];
}

/** An XML document, one element per line. */
export const printXml = (root: XmlNode): string =>
  `${['<?xml version="1.0" encoding="UTF-8"?>', ...linesOf(root, 0)].join('\n')}\n`;
