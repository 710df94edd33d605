/**
 * Keeps React working after a translator or an extension has moved its nodes. React keeps the nodes
 * that it made. The browser throws if React removes one from its former parent, or inserts before
 * it there, and the visitor loses the page. The views keep text in elements of their own, so this
 * is rarely needed. See https://github.com/facebook/react/issues/11538.
 *
 * Removes a moved node where it is now. Inserts before the element around it, or at the end if there
 * is none.
 */
export function tolerateMovedNodes(): void {
  const removeChild = Reflect.get(Node.prototype, 'removeChild');
  const insertBefore = Reflect.get(Node.prototype, 'insertBefore');

  Node.prototype.removeChild = function removeWhereItIs(child) {
    const parent = child.parentNode;
    if (parent !== null) removeChild.call(parent, child);
    return child;
  };

  Node.prototype.insertBefore = function insertWherePossible(node, next) {
    const place =
      next === null || next.parentNode === this
        ? next
        : ([...this.childNodes].find((child) => child.contains(next)) ?? null);
    insertBefore.call(this, node, place);
    return node;
  };
}
