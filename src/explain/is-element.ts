/** Told by its type, not by its class: a node may come from another window. */
export function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}
