import { isDrawnByComponent } from './mount-points.ts';

/** What counts as a section in the exports of the usual page builders. */
export const SECTION =
  'section, .et_pb_section, .elementor-section, .e-con.e-parent, .wp-block-group.alignfull';

/** The page's top-level sections, in document order. */
export function topSections(root: Element): Element[] {
  return [...root.querySelectorAll(SECTION)].filter(
    (element) => !sectionAround(element, root) && !isDrawnByComponent(element),
  );
}

/** The outermost section that an element stands in, itself included. */
export function sectionOf(element: Element, root: Element): Element | null {
  let section = element.matches(SECTION) && element !== root ? element : null;
  for (let outer = sectionAround(section ?? element, root); outer;) {
    section = outer;
    outer = sectionAround(outer, root);
  }
  return section;
}

function sectionAround(element: Element, root: Element): Element | null {
  const section = element.parentElement?.closest(SECTION) ?? null;
  return section && section !== root && root.contains(section) ? section : null;
}
