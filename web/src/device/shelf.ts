/** Named texts in the browser's own database: what `server/browser/shelf_store.py` keeps tables on. */
const DATABASE = "firehouse";
const TEXTS = "texts";

export class Shelf {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(): Promise<Shelf> {
    const wanted = indexedDB.open(DATABASE, 1);
    wanted.onupgradeneeded = () => wanted.result.createObjectStore(TEXTS);
    return new Shelf(await done(wanted));
  }

  /** Keep a text; false if there is one of this name already. */
  async add(name: string, text: string): Promise<boolean> {
    const texts = this.texts("readwrite");
    if ((await done(texts.getKey(name))) !== undefined) return false;
    await done(texts.add(text, name));
    return true;
  }

  async put(name: string, text: string): Promise<void> {
    await done(this.texts("readwrite").put(text, name));
  }

  /** The texts whose names begin so, in the order of their names. */
  all(prefix: string): Promise<string[]> {
    return done(this.texts("readonly").getAll(beginning(prefix)));
  }

  async drop(prefix: string): Promise<void> {
    await done(this.texts("readwrite").delete(beginning(prefix)));
  }

  /** Throw away what belongs to other tables: nobody has a seat there any more. */
  async keepOnly(tables: string[]): Promise<void> {
    const texts = this.texts("readwrite");
    for (const name of (await done(texts.getAllKeys())) as string[]) {
      if (!name.split("/").some((part) => tables.includes(part))) await done(texts.delete(name));
    }
  }

  private texts(mode: IDBTransactionMode): IDBObjectStore {
    return this.database.transaction(TEXTS, mode).objectStore(TEXTS);
  }
}

function beginning(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, `${prefix}\uffff`);
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error!);
  });
}
