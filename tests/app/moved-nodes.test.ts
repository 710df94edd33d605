// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tolerateMovedNodes } from '#src/app/moved-nodes.ts';

const { prototype } = Node;
const removeChild = Reflect.get(prototype, 'removeChild');
const insertBefore = Reflect.get(prototype, 'insertBefore');

beforeEach(() => {
  document.body.innerHTML = '<p>Kia ora, <b>Mere</b></p>';
  tolerateMovedNodes();
});
afterEach(() => Object.assign(prototype, { removeChild, insertBefore }));

const paragraph = () => document.querySelector('p') ?? document.body;

/** Puts a text into an element of its own, as a browser's translator does. */
function translate(text: ChildNode): ChildNode {
  const font = document.createElement('font');
  text.replaceWith(font);
  font.append(text);
  return text;
}

test('removes a node where a translator has put it', () => {
  const text = translate(paragraph().childNodes[0] ?? paragraph());
  expect(paragraph().removeChild(text)).toBe(text);
  expect(document.body.innerHTML).toBe('<p><font></font><b>Mere</b></p>');
  // It is gone already.
  expect(paragraph().removeChild(text)).toBe(text);
});

test('inserts before the element that a translator has put around a node', () => {
  const text = translate(paragraph().childNodes[0] ?? paragraph());
  const added = document.createElement('i');
  expect(paragraph().insertBefore(added, text)).toBe(added);
  expect(document.body.innerHTML).toBe('<p><i></i><font>Kia ora, </font><b>Mere</b></p>');
});

test('inserts at the end where the next node is gone, and before it where it has not moved', () => {
  const [text, name] = paragraph().childNodes;
  text?.remove();
  paragraph().insertBefore(document.createElement('i'), text ?? null);
  paragraph().insertBefore(document.createElement('u'), name ?? null);
  expect(document.body.innerHTML).toBe('<p><u></u><b>Mere</b><i></i></p>');
});
