import { useQuery } from '@tanstack/react-query';
import { listCodes } from '../../../api/tenants/tenants.api.ts';

/** Names of job groups, jobs and levels by their codes; one that the tenant offers no more stands for itself. */
export function useCodeNames(): (code: string) => string {
  const { data } = useQuery(listCodes({}));
  const all = [...(data?.jobGroups ?? []), ...(data?.jobs ?? []), ...(data?.jobLevels ?? [])];
  return (code) => all.find((one) => one.code === code)?.name ?? code;
}
