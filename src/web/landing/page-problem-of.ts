import type { Problem } from '../../contract/envelope.ts'
import { notFound, pageProblem } from '../problem/page-errors.ts'

/** Returns the error of a landing page: whatever is wrong with its address, there's no such page. */
export const pageProblemOf = (problem: Problem) =>
  problem.status_code === 400 || problem.status_code === 404 ? notFound() : pageProblem(problem)
