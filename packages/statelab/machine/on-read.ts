/** The same fields, which tell of each that is read. */
export const onRead = <Fields extends object>(
  fields: Fields,
  tell: (field: string) => void,
): Fields =>
  new Proxy(fields, {
    get: (target, key): unknown => {
      if (typeof key === 'string') tell(key);
      return Reflect.get(target, key);
    },
  });
