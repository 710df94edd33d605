import { lab } from '#content/lab-chart.ts';

/** To be filled. */
export function BenchPage({ search }: { search: string }) {
  return <h1 title={search}>{lab.navigation.bench}</h1>;
}
