/** A map whose values are made when somebody asks for them first. */
export class LazyMap<Key, Value> implements ReadonlyMap<Key, Value> {
  readonly #makers: ReadonlyMap<Key, () => Value>;
  readonly #made = new Map<Key, Value>();

  /** @param makers what makes each value; each is called once at most */
  constructor(makers: readonly (readonly [Key, () => Value])[]) {
    this.#makers = new Map(makers);
  }

  get size(): number {
    return this.#makers.size;
  }

  has(key: Key): boolean {
    return this.#makers.has(key);
  }

  get(key: Key): Value | undefined {
    const make = this.#makers.get(key);
    if (make && !this.#made.has(key)) this.#made.set(key, make());
    return this.#made.get(key);
  }

  keys(): MapIterator<Key> {
    return this.#makers.keys();
  }

  entries(): MapIterator<[Key, Value]> {
    return this.#makeAll().entries();
  }

  values(): MapIterator<Value> {
    return this.#makeAll().values();
  }

  [Symbol.iterator](): MapIterator<[Key, Value]> {
    return this.entries();
  }

  forEach(callback: (value: Value, key: Key, map: ReadonlyMap<Key, Value>) => void): void {
    for (const [key, value] of this) callback(value, key, this);
  }

  #makeAll(): Map<Key, Value> {
    return new Map([...this.keys()].map((key) => [key, this.get(key) as Value]));
  }
}
