/**
 * Named features, in the order of a network's inputs. A feature has one value or a fixed number of values. The names are
 * stored with the network, so that loading it fails if the code computes other features.
 */
export type Features<Context> = Readonly<
  Record<string, (context: Context) => number | readonly number[]>
>;

/** Computes the values of all features, in order. */
export const computeFeatures = <Context>(features: Features<Context>, context: Context): number[] =>
  Object.values(features).flatMap((compute) => compute(context));

/** Creates a feature for each named item, such as a pattern. */
export const createFeatures = <Item, Context>(
  prefix: string,
  items: Readonly<Record<string, Item>>,
  compute: (item: Item, context: Context) => number,
): Features<Context> =>
  Object.fromEntries(
    Object.entries(items).map(([name, item]) => [
      `${prefix} ${name}`,
      (context: Context) => compute(item, context),
    ]),
  );

/** Creates a feature for each name. */
export const createFeaturesByName = <Name extends string, Context>(
  prefix: string,
  names: readonly Name[],
  compute: (name: Name, context: Context) => number,
): Features<Context> =>
  createFeatures(prefix, Object.fromEntries(names.map((name) => [name, name])), compute);
