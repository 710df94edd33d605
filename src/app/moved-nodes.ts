/**
 * Lets React's work go on where its nodes have moved. A browser's translator replaces each text by
 * elements of its own, and extensions add theirs; React keeps the nodes it made, and the browser
 * throws when it removes one from a parent, or inserts before one, that is not its parent any more.
 * Without this such a visitor loses the page. The views keep text in elements of their own, so that
 * little is left to this. See https://github.com/facebook/react/issues/11538.
 *
 * A node that has left its parent is removed where it is. What is inserted before one goes before the
 * element around it, or to the end where there is none.
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
