import styled from '@emotion/styled';
import { useLinkProps } from '@tanstack/react-router';
import { useContext, type ComponentProps, type ComponentType } from 'react';
import type { Link } from '#content/text.ts';
import { withSubject } from '#machines/quote-wizard/quote-address.ts';
import { buttonStyle, type ButtonKind } from '#src/design/button.tsx';
import { SubjectContext } from '#src/views/forms/contexts.ts';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'target'> {
  href: string;
}

/** Matches a page of the site: not a file, and not a fragment of the current page. */
export const pagePath = /^\/(?!.*\.\w+$)/;

/** Fades the next page in unless reduced motion is set. */
export const fade = {
  types: () => window.matchMedia('(prefers-reduced-motion: no-preference)').matches && [],
};

/**
 * A link to an address that comes from content. The router leads to pages, and loads one when a
 * visitor is about to follow its link; anything else is left to the browser. It is one element
 * for both, so that a link whose address changes keeps the focus. A link to the quote request
 * carries the subject of the page it is on.
 */
export function PageLink({ href: named, children, ...anchor }: PageLinkProps) {
  const href = withSubject(named, useContext(SubjectContext));
  const followed = useLinkProps({
    to: '.', // The types ask for a route; the router goes by `href`.
    href,
    activeOptions: { exact: true, includeSearch: false },
    activeProps: {},
    viewTransition: fade,
    ...anchor,
  });
  return <a {...(pagePath.test(href) ? followed : { ...anchor, href })}>{children}</a>;
}

export const ButtonLink = styled(PageLink)(buttonStyle);

export const ActionLink = ({ action, kind = 'primary' }: { action: Link; kind?: ButtonKind }) => (
  <ButtonLink data-kind={kind} href={action.path}>
    {action.label}
  </ButtonLink>
);

interface LinkItemsProps {
  links: readonly Link[];
  as?: ComponentType<PageLinkProps>;
}

export function LinkItems({ links, as: Anchor = PageLink }: LinkItemsProps) {
  return links.map(({ path, label }) => (
    <li key={path}>
      <Anchor href={path}>{label}</Anchor>
    </li>
  ));
}

export function LinkGroup({ label, links }: LinkItemsProps & { label: string }) {
  return (
    <>
      <h2>{label}</h2>
      <ul>
        <LinkItems links={links} />
      </ul>
    </>
  );
}
