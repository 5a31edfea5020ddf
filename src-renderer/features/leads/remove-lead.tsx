import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { t as translate, useT } from '#renderer/i18n/index.ts'
import { navigate } from '#renderer/lib/router.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Confirm } from '#renderer/ui/confirm.tsx'
import { showProblem, showToast } from '#renderer/ui/toast.tsx'
import type { Lead } from '#shared/schemas/lead.ts'

/** With all that belongs to them. */
export function RemoveLead({ lead, name }: { readonly lead: Lead; readonly name: string }) {
  const t = useT()
  const [asking, setAsking] = useState(false)
  async function remove(): Promise<void> {
    setAsking(false)
    try {
      await rpc('leads.remove', { lead_id: lead.id })
      navigate('/leads')
      showToast(translate('personal.lead_removed'))
    } catch (error) {
      showProblem(error)
    }
  }
  return (
    <>
      <Button icon={Trash2} onClick={() => setAsking(true)}>
        {t('personal.remove_lead')}
      </Button>
      <Confirm
        open={asking}
        title={t('personal.remove_lead_title', { name })}
        text={t('personal.remove_lead_text', {
          conversations: lead.session_ids.length,
          events: lead.events,
        })}
        act={t('personal.delete')}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
