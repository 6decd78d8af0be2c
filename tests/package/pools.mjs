/** Pools of workers for tests, which are disposed of after the tests. */
import { after } from "node:test";
import { Pool } from "../../pkg/dist/index.js";
import { NodeWorker } from "./node_worker.mjs";
import { lab } from "./support.mjs";

const pools = [];
after(() => {
  for (const pool of pools) pool.dispose();
});

/** Returns a pool, and the workers that it has created so far. */
export function startPool(size, create = () => new NodeWorker(), options = {}) {
  const workers = [];
  const createWorker = () => {
    const worker = create(workers.length);
    workers.push(worker);
    return worker;
  };
  const pool = new Pool(lab, { workers: size, createWorker, ...options });
  pools.push(pool);
  return { pool, workers };
}
