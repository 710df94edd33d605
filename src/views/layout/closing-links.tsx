import { footer } from '#content/interface/navigation.ts';
import type { Link } from '#content/text.ts';
import { PageLink } from '#src/views/page-link.tsx';

interface ClosingLinksProps {
  links: readonly Link[];
  reportIn: 'p' | 'span';
}

/** What every page ends with: legal links, and the way to report a problem. */
export function ClosingLinks({ links, reportIn: Report }: ClosingLinksProps) {
  return (
    <>
      {links.map(({ path, label }) => (
        <PageLink key={path} href={path}>
          {label}
        </PageLink>
      ))}
      <Report data-needs-script>
        <a href="?record">{footer.report.label}</a> {footer.report.kept}
      </Report>
    </>
  );
}
