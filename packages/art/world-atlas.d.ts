declare module 'world-atlas/countries-10m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification';

  const world: Topology<{ readonly countries: GeometryCollection }>;
  export default world;
}
