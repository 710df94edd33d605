import { footer } from '#content/interface/navigation.ts';

/** Loads the page anew and has the visit recorded from then on; only a script can. */
export const ReportLink = () => (
  <p data-needs-script>
    <a href="?record">{footer.report.label}</a> {footer.report.kept}
  </p>
);
