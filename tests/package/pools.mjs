/** Pools of workers for tests, ended after them. */
import { after } from "node:test";
import { Pool } from "../../pkg/dist/index.js";
import { NodeWorker } from "./node_worker.mjs";
import { lab } from "./support.mjs";

const pools = [];
after(() => {
  for (const pool of pools) pool.dispose();
});

/** A pool, and the workers it has made so far. */
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
