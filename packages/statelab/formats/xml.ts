/** An element of XML, or a comment. */
export type XmlNode =
  | {
      readonly name: string;
      /** What is undefined is left out. */
      readonly attributes: Readonly<Record<string, string | undefined>>;
      readonly children: readonly XmlNode[];
    }
  | { readonly comment: string };

export const element = (
  name: string,
  attributes: Readonly<Record<string, string | undefined>> = {},
  children: readonly XmlNode[] = [],
): XmlNode => ({ name, attributes, children });

/** XML has no place for control characters, however they are written. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const escaped = (text: string): string =>
  text
    .replaceAll(forbidden, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;');

/** Two hyphens would end a comment. */
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

/** A document of XML, a line for each element. */
export const printXml = (root: XmlNode): string =>
  `${['<?xml version="1.0" encoding="UTF-8"?>', ...linesOf(root, 0)].join('\n')}\n`;
